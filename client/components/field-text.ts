import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../rules/messages.ts';

/** What stands below a field: the old forms' shorter text where they had one, else the catalogue's (spec §5). */
export function useFieldText(): (error: string) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    const inline = `inline.${error}`;
    if (i18n.exists(inline)) return t(inline as 'inline.mobileRequired');
    // What no text of ours describes, such as a value of another type.
    const isKnown = i18n.exists(`messages.${error}`);
    return t(`messages.${isKnown ? (error as MessageKey) : 'invalidRequest'}`);
  };
}
