import { TestEnvironment } from 'jest-environment-node';

/**
 * Node whose time zone a test can set with `setZone`. A test cannot do that itself, because Jest
 * gives it a copy of the environment's variables.
 */
export default class ZoneEnvironment extends TestEnvironment {
  private readonly zoneBefore = process.env.TZ;

  override async setup() {
    await super.setup();
    this.global.setZone = (zone: string) => {
      process.env.TZ = zone;
    };
  }

  override async teardown() {
    await super.teardown();
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
  }
}
