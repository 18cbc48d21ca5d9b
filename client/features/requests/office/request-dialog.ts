import type { RightsRequestDetailsFieldsFragment } from './rights-request.generated.ts';

/** The props of each dialog about a complaint or request. */
export interface RequestDialogProps {
  request: RightsRequestDetailsFieldsFragment;
  onClose: () => void;
}
