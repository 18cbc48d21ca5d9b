import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface MoveButtonsProps {
  /** Names the entry for those who listen. */
  about: ReactNode;
  /** Of the entry among the others, from 1. */
  place: number;
  total: number;
  onMove: (place: number) => void;
}

/** One place up or down. The pressed button keeps the focus, wherever its row goes. */
export function MoveButtons({ about, place, total, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  const pressed = useRef<{ button: HTMLButtonElement; place: number }>(undefined);

  useEffect(() => {
    if (!pressed.current || pressed.current.place === place) return;
    pressed.current.button.focus();
    pressed.current = undefined;
  }, [place]);

  const button = (label: string, target: number, icon: ReactNode) => {
    // Not `disabled`, which would lose the focus at either end.
    const isAtEnd = target < 1 || target > total;
    return (
      <IconButton
        aria-disabled={isAtEnd || undefined}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          pressed.current = { button: currentTarget, place };
          onMove(target);
        }}
        color="primary"
        sx={{ minWidth: 44, minHeight: 44, opacity: isAtEnd ? 0.35 : 1 }}
      >
        {icon}
        <VisuallyHidden>
          {label} {about}
        </VisuallyHidden>
      </IconButton>
    );
  };
  return (
    <>
      {button(t('selectLists.moveUp'), place - 1, <ArrowUpward />)}
      {button(t('selectLists.moveDown'), place + 1, <ArrowDownward />)}
    </>
  );
}
