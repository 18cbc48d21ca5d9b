import Button from '@mui/material/Button';
import { useAct } from '../../components/dialogs/use-act.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSetAsideMutation } from './wishes.generated.ts';

interface AsideButtonProps {
  candidate: { id: number; isAside: boolean };
  /** Whose card it is, for screen readers. */
  name: string;
}

/** Puts a candidate aside, out of the list, or back into it; the same button takes it back, so that nothing is asked. */
export function AsideButton({ candidate: { id: candidateId, isAside }, name }: AsideButtonProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [setAside] = useSetAsideMutation();
  const press = () =>
    act({
      work: () => setAside({ variables: { candidateId, isAside: !isAside } }),
      told: t(isAside ? 'aside.backInList' : 'aside.isAside', { name }),
    });
  return (
    <Button onClick={() => void press()} disabled={isBusy} sx={{ px: 1.5 }}>
      {t(isAside ? 'aside.takeBack' : 'aside.put')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
