const sharp = require('sharp');
const [, , out, ...fs] = process.argv;
(async () => {
  const ms = await Promise.all(fs.map((f) => sharp(f).metadata()));
  const w = ms.reduce((a, m) => a + m.width + 10, 0),
    h = Math.max(...ms.map((m) => m.height));
  let x = 0;
  const c = fs.map((f, i) => {
    const r = { input: f, left: x, top: 0 };
    x += ms[i].width + 10;
    return r;
  });
  await sharp({ create: { width: w, height: h, channels: 3, background: '#888' } })
    .composite(c)
    .png()
    .toFile(out);
})();
