import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { type CardChoice, FormChoiceCards } from '../../components/form/form-choice-cards.tsx';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Fund } from './fund.ts';

/** Whether the office has said of a fund more than its name: then it is among the first. */
const isDescribed = ({ purpose, file }: Fund) => Boolean(purpose || file);

interface FundChoiceProps {
  funds: readonly Fund[];
  onChoice: (id: string) => void;
}

/** What a donation is for: cards of the funds that the office has described, then the others behind a line. */
export function FundChoice({ funds, onChoice }: FundChoiceProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const localized = useLocalized();
  const cardOf = ({ id, name, feePence, purpose, file, textLanguages }: Fund): CardChoice => {
    const about = purpose ? localized(purpose, textLanguages.purpose) : undefined;
    return {
      value: String(id),
      label: feePence ? `${name}: ${money(feePence)}` : name,
      lang: localized(name, textLanguages.name).lang,
      about: about?.text,
      aboutLang: about?.lang,
      picture: file && <MediaPicture picture={file} alt="" {...IMAGE_SIZES.fund} sizes="88px" />,
    };
  };
  const described = funds.filter(isDescribed);
  const others = funds.filter((fund) => !isDescribed(fund));
  const isAnyDescribed = described.length > 0;
  return (
    <FormChoiceCards
      name="subTypeId"
      label={t('give.fund')}
      required
      numeric
      options={(isAnyDescribed ? described : others).map(cardOf)}
      more={isAnyDescribed ? { label: t('give.otherFunds'), options: others.map(cardOf) } : undefined}
      onChoice={onChoice}
    />
  );
}
