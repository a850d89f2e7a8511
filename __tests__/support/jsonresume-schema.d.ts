declare module '@jsonresume/schema' {
  /** `errors` is null for a valid resume. */
  export function validate(resume: unknown, callback: (errors: unknown) => void): void;
}
