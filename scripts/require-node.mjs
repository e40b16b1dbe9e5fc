/**
 * Imported before all else: an older Node ends with one line, and not in what it does not know yet. The same version as
 * `engines` in package.json.
 */
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 12)) {
  console.error(
    `This needs Node 20.12 or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org, and start again.`,
  );
  process.exit(1);
}
