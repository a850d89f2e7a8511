import { TestEnvironment } from 'jest-environment-node';

/**
 * Node in the time zone of the option `zone`. Tests cannot set it themselves, because Jest gives
 * them a copy of the environment's variables.
 */
export default class ZoneEnvironment extends TestEnvironment {
  private readonly zoneBefore = process.env.TZ;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    process.env.TZ = String(config.projectConfig.testEnvironmentOptions.zone);
  }

  override async teardown() {
    await super.teardown();
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
  }
}
