import { languageName } from '../../../../rules/languages.ts';
import { PARTS } from '../../../../rules/parts.ts';
import type { Texts } from '../../../i18n/texts.ts';
import { SETTING_GROUPS } from './setting-groups.ts';

const TYPES = new Map(
  SETTING_GROUPS.flatMap(({ settings }) =>
    settings.map(({ name, type }): [string, typeof type] => [name, type]),
  ),
);

/** A value of a revision as people read it: words for languages, parts and yes or no. */
export function settingText(field: string, value: string, { t, language }: Texts): string {
  const codes = value.split(', ').filter(Boolean);
  switch (TYPES.get(field)) {
    case 'languages':
      return codes.map((code) => languageName(code, language)).join(', ');
    case 'parts':
      // Those without a tick are stored; the form asks for the others.
      return PARTS.filter((part) => !codes.includes(part))
        .map((part) => t(`siteSettings.parts.${part}`))
        .join(', ');
    case 'checkbox':
      return t(value === 'true' ? 'siteSettings.yes' : 'siteSettings.no');
    default:
      return value;
  }
}
