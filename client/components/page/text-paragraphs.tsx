import { dialledPhone } from '../../../rules/phone.ts';
import { phonesInText } from '../../../rules/phones-in-text.ts';
import styles from './text-paragraphs.module.css';

/** A text in which telephone numbers can be rung. */
export function TextWithPhones({ text }: { text: string }) {
  return phonesInText(text).map(({ text: piece, isPhone }, at) =>
    isPhone ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <a key={at} href={`tel:${dialledPhone(piece)}`}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}

interface TextParagraphsProps {
  text: string;
  lang?: string;
}

/** A longer text: an empty line starts a new paragraph, a line break is kept, telephone numbers can be rung. */
export function TextParagraphs({ text, lang }: TextParagraphsProps) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids
    <p key={index} lang={lang} className={styles.paragraph}>
      <TextWithPhones text={paragraph.trim()} />
    </p>
  ));
}
