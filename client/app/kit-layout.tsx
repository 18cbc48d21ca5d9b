import { Outlet } from 'react-router-dom';
import { Kit } from '../components/kit/kit.tsx';

/** Around pages that the kit draws. */
export function KitLayout() {
  return (
    <Kit>
      <Outlet />
    </Kit>
  );
}
