import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COUNT_DURATION, COUNT_STEP, countAt } from './count-at.ts';
import styles from './count-up.module.css';
import { groupDigits } from './group-digits.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Milliseconds since the element became visible; undefined while it is not counting. */
function useElapsed(element: RefObject<HTMLElement | null>): number | undefined {
  const [elapsed, setElapsed] = useState<number>();
  const still = useReducedMotion();

  useEffect(() => {
    if (still || !element.current) return;
    let timer: number | undefined;
    const count = () => {
      const start = performance.now();
      setElapsed(0);
      timer = window.setInterval(() => {
        const now = performance.now() - start;
        setElapsed(now < COUNT_DURATION ? now : undefined);
        if (now >= COUNT_DURATION) window.clearInterval(timer);
      }, COUNT_STEP);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      count();
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      window.clearInterval(timer);
      setElapsed(undefined);
    };
  }, [still, element]);

  return elapsed;
}

/** A number that counts up from 0 once it is visible, but not for screen readers or in print. */
export function CountUp({ value }: { value: number }) {
  const { language } = useTranslation();
  const element = useRef<HTMLSpanElement>(null);
  const elapsed = useElapsed(element);
  const isCounting = elapsed !== undefined;

  return (
    <span ref={element} className={styles.number}>
      {/* Reserves the width of the final number. */}
      <span className={isCounting ? styles.final : undefined}>{groupDigits(value, language)}</span>
      {isCounting && (
        <span aria-hidden className={`not-printed ${styles.counting}`}>
          {groupDigits(countAt(value, elapsed), language)}
        </span>
      )}
    </span>
  );
}
