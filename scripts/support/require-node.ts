// Import this file first in each command: other modules throw a TypeError in an older Node.

const { node } = process.versions;
const [major = 0, minor = 0] = node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`This needs Node 20.20 or newer, and this is Node ${node}: https://nodejs.org`);
  process.exit(1);
}
