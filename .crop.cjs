const sharp = require('sharp');
const [, , f, out, l, t, w, h] = process.argv;
sharp(f).extract({ left: +l, top: +t, width: +w, height: +h }).toFile(out);
