import styles from './text-paragraphs.module.css';

interface TextParagraphsProps {
  text: string;
  lang?: string;
}

/** A longer text: an empty line starts a new paragraph, a line break is kept. */
export function TextParagraphs({ text, lang }: TextParagraphsProps) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids
    <p key={index} lang={lang} className={styles.paragraph}>
      {paragraph.trim()}
    </p>
  ));
}
