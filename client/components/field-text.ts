import { useTranslation } from 'react-i18next';
import { messageKeyOf } from '../../rules/validation.ts';

/** What stands below a field: the old forms' shorter text where they had one, else the catalogue's (spec §5). */
export function useFieldText(): (error: string) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    const messageKey = messageKeyOf(error);
    const inline = `inline.${messageKey}`;
    return i18n.exists(inline) ? t(inline as 'inline.mobileRequired') : t(`messages.${messageKey}`);
  };
}
