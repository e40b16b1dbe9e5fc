import ipaddr from "ipaddr.js";

/** Names that lead to nobody outside: this machine, a network of one's own, and what is reserved for trying things out. */
const insideName = /^[^.]+$|\.(?:localhost|local|internal|test)$/;

/** Whether people outside may reach this web address: it is neither this machine's nor that of a network of one's own. */
export function isPublic(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, "$1");
  if (!ipaddr.isValid(host)) return !insideName.test(host);
  return ipaddr.process(host).range() === "unicast";
}
