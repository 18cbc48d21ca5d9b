import type { MessageKey } from '../../../rules/messages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What stands below a field: the old forms' shorter text where they had one, else the catalogue's (spec §5). */
export function useFieldText(): (error: string) => string {
  const { t, has } = useTranslation();
  return (error) => {
    const inline = `inline.${error}`;
    if (has(inline)) return t(inline as 'inline.mobileRequired');
    // What no text of ours describes, such as a value of another type.
    const isKnown = has(`messages.${error}`);
    return t(`messages.${isKnown ? (error as MessageKey) : 'invalidRequest'}`);
  };
}
