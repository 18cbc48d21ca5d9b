import Box from '@mui/material/Box';

interface PicturePlaceholderProps {
  /** The same item always gets the same drawing. */
  seed: number;
  width: number;
  height: number;
}

const BACKGROUNDS = ['primary.main', 'success.main', 'brand.deep'];
const PETALS = [10, 12, 8, 14];

/** Rings of a rangoli from the outside in: radius of the ring, length and width of a petal, colour. */
const RINGS = [
  { radius: 82, length: 22, width: 11, colour: 'brand.accent' },
  { radius: 58, length: 20, width: 10, colour: 'brand.gold' },
  { radius: 34, length: 16, width: 8, colour: 'background.default' },
];

/** A drawing of a rangoli for an item without a picture. */
export function PicturePlaceholder({ seed, width, height }: PicturePlaceholderProps) {
  const petals = PETALS[seed % PETALS.length];
  const angles = Array.from({ length: petals }, (_, index) => (360 / petals) * index);
  return (
    <Box
      component="svg"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        bgcolor: BACKGROUNDS[seed % BACKGROUNDS.length],
      }}
    >
      {RINGS.map(({ radius, length, width: petalWidth, colour }, ring) => (
        <Box component="g" key={radius} sx={{ color: colour, fill: 'currentColor' }}>
          {angles.map((angle) => (
            <ellipse
              key={angle}
              cy={-radius}
              rx={petalWidth}
              ry={length}
              transform={`rotate(${angle + (ring % 2) * (180 / petals)})`}
            />
          ))}
        </Box>
      ))}
      <Box component="circle" r={12} sx={{ color: 'brand.accent', fill: 'currentColor' }} />
    </Box>
  );
}
