import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Visibility } from '../icons/visibility.ts';
import { VisibilityOff } from '../icons/visibility-off.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { FormTextField } from './form-text-field.tsx';

type FormPasswordFieldProps = Omit<ComponentProps<typeof FormTextField>, 'type' | 'endButton'>;

/** A password field, with a button that shows the password. */
export function FormPasswordField(props: FormPasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  const Icon = isShown ? VisibilityOff : Visibility;
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endButton={
        <button
          type="button"
          disabled={!isHydrated}
          aria-label={t(isShown ? 'accounts.hidePassword' : 'accounts.showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="field-button"
        >
          <Icon />
        </button>
      }
    />
  );
}
