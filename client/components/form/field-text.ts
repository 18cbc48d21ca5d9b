import type { MessageKey } from '../../../rules/messages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * The text below a field with an error: the old forms' shorter one if there was one, else the catalogue's.
 */
export function useFieldText(): (error: string) => string {
  const { t, has } = useTranslation();
  return (error) => {
    const inline = `inline.${error}`;
    if (has(inline)) return t(inline as 'inline.mobileRequired');
    // Errors without a text of their own, such as a value of another type.
    const isKnown = has(`messages.${error}`);
    return t(`messages.${isKnown ? (error as MessageKey) : 'invalidRequest'}`);
  };
}
