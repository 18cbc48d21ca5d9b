import { useTranslation } from '../../i18n/use-translation.ts';
import { RadioChoices } from './radio-choices.tsx';

interface ContactChoiceProps {
  /** The family's contact person. */
  name: string;
  stays: boolean;
  onChange: (stays: boolean) => void;
}

/** Whether the family's contact person stays the one whom others ring, or goes. */
export function ContactChoice({ name, stays, onChange }: ContactChoiceProps) {
  const { t } = useTranslation();
  return (
    <RadioChoices
      legend={t('ownSignIn.contact')}
      value={stays ? 'stays' : 'me'}
      onChange={(value) => onChange(value === 'stays')}
      choices={[
        { value: 'me', label: t('ownSignIn.contactMe') },
        { value: 'stays', label: t('ownSignIn.contactStays', { name }) },
      ]}
    />
  );
}
