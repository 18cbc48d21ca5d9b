import MuiMenu, { type MenuProps as MuiMenuProps } from '@mui/material/Menu';
import { Kit } from '../kit/kit.tsx';
import { useCloseOnBack } from './open-layers.ts';

interface MenuProps extends Omit<MuiMenuProps, 'onClose'> {
  onClose: () => void;
}

/** The kit's menu, which Back closes, too. */
export function Menu(props: MenuProps) {
  useCloseOnBack(props.open, props.onClose);
  return (
    <Kit>
      <MuiMenu {...props} />
    </Kit>
  );
}
