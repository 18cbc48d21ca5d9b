import type admin from './en/admin.json';
import type donations from './en/donations.json';
import type forms from './en/forms.json';
import type hallHire from './en/hall-hire.json';
import type matrimonial from './en/matrimonial.json';
import type site from './en/site.json';

type Leaf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaf<Texts[Key]>}`;
}[keyof Texts & string];

/** A text with a number in it has a form for each class of numbers, of which `t` chooses by `count`. */
type WithoutPlural<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

/** Every key that `t` knows, so a misspelt one does not compile. */
export type TextKey = WithoutPlural<
  | Leaf<typeof site>
  | Leaf<typeof forms>
  | Leaf<typeof donations>
  | Leaf<typeof hallHire>
  | Leaf<typeof matrimonial>
  | Leaf<typeof admin>
>;
