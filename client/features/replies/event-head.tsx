import type { ReactNode } from 'react';
import { useLocalized } from '../../i18n/localized.ts';
import { DateBlock } from '../events/date-block.tsx';
import styles from './reply.module.css';

interface EventHeadProps {
  day: string;
  name: string;
  /** The language of the name. */
  language?: string;
  /** When and where, below it. */
  children: ReactNode;
  isHeading?: boolean;
}

/** What a reply is about: the day as a block, the name, when and where. */
export function EventHead({ day, name, language, children, isHeading = false }: EventHeadProps) {
  const localized = useLocalized()(name, language);
  const Name = isHeading ? 'h1' : 'h2';
  return (
    <div className={styles.head}>
      <DateBlock day={day} />
      <div>
        <Name className="text-h3" lang={localized.lang}>
          {localized.text}
        </Name>
        <div className="text-body text-soft" suppressHydrationWarning>
          {children}
        </div>
      </div>
    </div>
  );
}
