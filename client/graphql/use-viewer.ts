import { Role } from '../../rules/permissions.ts';
import { useViewerQuery, type ViewerFieldsFragment } from './viewer.generated.ts';

/** The viewer until the server has answered. */
const ANONYMOUS: ViewerFieldsFragment = {
  role: Role.ANONYMOUS,
  permissions: [],
  withheldRoles: [],
  userId: 0,
  memberId: 0,
  isCandidate: false,
  profileForId: 0,
  name: '',
  email: '',
  mobile: '',
};

interface ViewerState {
  viewer: ViewerFieldsFragment;
  /** True until the server has answered once; guards wait for it. */
  loading: boolean;
}

/** The viewer as the server sees them. Only for showing and hiding: the server checks every operation. */
export function useViewer(): ViewerState {
  const { data, loading } = useViewerQuery();
  return { viewer: data?.viewer ?? ANONYMOUS, loading: loading && !data };
}
