// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before the tool server: makes it listen on a free port of 127.0.0.1 instead of on every address, and tells
// the port on the first line that starts with "port".
import net from "node:net";

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (_port, ...rest) {
  this.once("listening", () => console.log(`port ${this.address().port}`));
  return listen.call(this, 0, "127.0.0.1", ...rest);
};
