import type { CSSProperties } from 'react';
import styles from './placeholder.module.css';

interface PlaceholderProps {
  /** A line of text, or a part of the page. */
  variant?: 'text' | 'rectangular';
  width?: string;
  /** Pixels. */
  height?: number;
  style?: CSSProperties;
}

/** From this height on a part of a page is a list or a form, in pixels. */
const MANY_LINES = 100;

/** A static shape in place of content that is loading: where much is to come, as lines, not as one block. */
export function Placeholder({ variant = 'text', width, height, style }: PlaceholderProps) {
  const hasLines = variant === 'rectangular' && !width && (height ?? 0) >= MANY_LINES;
  const shape = variant === 'text' ? styles.text : hasLines ? styles.lines : '';
  return <span className={`${styles.placeholder} ${shape}`} style={{ width, height, ...style }} />;
}
