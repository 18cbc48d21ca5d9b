import { importPermission, SHEET_PARTS, SheetSubject } from '../../../../rules/imports.ts';
import { useUsedParts } from '../../../components/page/page-parts.ts';
import { useViewer } from '../../../graphql/use-viewer.ts';

/** What the viewer may bring in, of the parts that the association uses. */
export function useSheetSubjects(): SheetSubject[] {
  const { permissions } = useViewer().viewer;
  const isUsed = useUsedParts();
  return Object.values(SheetSubject).filter((subject) => {
    const part = SHEET_PARTS[subject];
    return permissions.includes(importPermission(subject)) && (!part || isUsed(part));
  });
}
