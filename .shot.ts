import { chromium } from '@playwright/test';

const [, , base, prefix, ...which] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
for (const w of (which[0] ?? '360,768,1440').split(',').map(Number))
  for (const scheme of (which[1] ?? 'light,dark').split(',') as ('light' | 'dark')[]) {
    const c = await b.newContext({
      viewport: { width: w, height: w < 500 ? 780 : 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    });
    const p = await c.newPage();
    p.on(
      'console',
      (m) =>
        ['error', 'warning'].includes(m.type()) && console.log(w, scheme, m.text().slice(0, 400)),
    );
    p.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
    await p.goto(base, { waitUntil: 'networkidle' });
    // lazy pictures
    await p.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 60));
      }
      scrollTo(0, 0);
    });
    await p.waitForTimeout(300);
    await p.screenshot({ path: `${prefix}-${w}-${scheme}.png`, fullPage: true });
    console.log(
      w,
      scheme,
      await p.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollHeight]),
    );
    await c.close();
  }
await b.close();
