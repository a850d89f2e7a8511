/**
 * A text for each way in which a language counts (Unicode's plural categories): `one` and `other`
 * in English, six in Arabic, `other` alone in Japanese. `other` stands for those left out.
 */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
