import { chromium } from '@playwright/test';

const base = process.argv[2] ?? 'http://127.0.0.1:4101/';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
{
  const c = await b.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const p = await c.newPage();
  p.on('console', (m) => console.log(m.type(), m.text().slice(0, 300)));
  await p.goto(base, { waitUntil: 'networkidle' });
  await p.getByRole('button', { name: 'Menu' }).click();
  await p.waitForTimeout(300);
  await p.screenshot({ path: '/tmp/m1.png' });
  await p.goto(base + 'nothing');
  await p.waitForTimeout(300);
  await p.screenshot({ path: '/tmp/m2.png' });
  await c.close();
}
{
  const c = await b.newContext({ viewport: { width: 1100, height: 800 } });
  const p = await c.newPage();
  await p.goto(base, { waitUntil: 'networkidle' });
  await p.pdf({ path: '/tmp/p.pdf', preferCSSPageSize: true, printBackground: false });
  await c.close();
}
await b.close();
