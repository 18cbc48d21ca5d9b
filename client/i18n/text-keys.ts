import type { EnglishTexts } from './text-files.generated.ts';

type Leaf<Texts> = Texts extends unknown
  ? {
      [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaf<Texts[Key]>}`;
    }[keyof Texts & string]
  : never;

/** A text with a number has a form for each plural category, which `t` chooses by `count`. */
type WithoutPlural<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

/** Every key that `t` knows, so that a misspelt one does not compile. After a new text file: `npm run codegen`. */
export type TextKey = WithoutPlural<Leaf<EnglishTexts>>;
