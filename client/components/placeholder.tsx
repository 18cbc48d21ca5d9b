import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

/** A still shape in the room of something that is loading. */
export function Placeholder({ sx, ...props }: SkeletonProps) {
  return (
    <Skeleton
      animation={false}
      {...props}
      sx={[{ bgcolor: 'divider' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
