/** @jest-environment node */

test('Next’s telemetry and its notice are switched off before it starts to build', async () => {
  delete process.env.NEXT_TELEMETRY_DISABLED;
  await import('@/next.config');
  expect(process.env.NEXT_TELEMETRY_DISABLED).toBe('1');
});
