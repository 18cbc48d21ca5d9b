import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { NotFoundPage } from '../../components/page/not-found-page.tsx';
import { useSwitchLanguage } from '../../i18n/language-provider.tsx';
import type { SetUpWizardProps } from './office/set-up-wizard.tsx';
import { useCheckSetUpMutation } from './set-up.generated.ts';

interface Opened extends SetUpWizardProps {
  Wizard: ComponentType<SetUpWizardProps>;
}

/**
 * Where a new installation is set up. The token is in the address's fragment, which browsers send to nobody: so the
 * server answers everybody that there is no such page, and only with a token that sets the site up now the steps appear.
 */
export function SetUpPage() {
  const token = useLocation().hash.slice(1);
  const [checkSetUp] = useCheckSetUpMutation();
  const switchLanguage = useSwitchLanguage();
  const notify = useNotify();
  const errorText = useErrorText();
  const [opened, setOpened] = useState<Opened>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token.
  useEffect(() => {
    let isWanted = token !== '';
    const open = async () => {
      await checkSetUp({ variables: { token } });
      const [{ SetUpWizard }, { readDraft }] = await Promise.all([
        import('./office/set-up-wizard.tsx'),
        import('./office/draft.ts'),
      ]);
      const draft = readDraft();
      // The server knows only the languages that the site offers, which are not chosen yet.
      if (draft.pageLanguage) await switchLanguage(draft.pageLanguage);
      if (isWanted) setOpened({ token, Wizard: SetUpWizard, draft });
    };
    if (isWanted)
      open().catch((error) => {
        if (isWanted && !isRefusedWith(error, 'setUpRefused')) void notify(errorText(error));
      });
    return () => {
      isWanted = false;
    };
  }, [token]);

  if (opened?.token !== token || token === '') return <NotFoundPage />;
  const { Wizard, draft } = opened;
  return <Wizard token={token} draft={draft} />;
}
