import { type ReactNode, type Ref, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Whether it is all of its page, so that its title is the page's `h1`. */
  isPage?: boolean;
  /** The section's id, for links such as `#videos`. */
  id?: string;
  /** Actions, right of the title. */
  action?: ReactNode;
  /** For moving the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of a page with an `h2`, or all of it with an `h1`. */
export function Section({ title, isPage = false, id, action, titleRef, children }: SectionProps) {
  const titleId = useId();
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section id={id} aria-labelledby={titleId} className={isPage ? undefined : styles.section}>
      <div className={styles.head}>
        <Title
          id={titleId}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={`text-h2 ${styles.title}`}
        >
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  );
}
