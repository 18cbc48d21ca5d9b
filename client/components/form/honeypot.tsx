import { type RefObject, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A field that people cannot see and only bots fill in. */
export function Honeypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div aria-hidden className="visually-hidden">
      <label htmlFor={id}>{t('form.website')}</label>
      <input ref={ref} id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
