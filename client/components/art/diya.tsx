import { ART_COLOURS as C } from './palette.ts';

interface DiyaProps {
  x: number;
  y: number;
  /** 1 is 80 wide. */
  scale?: number;
}

/** A lit clay lamp inside a drawing, its foot at x, y. */
export function Diya({ x, y, scale = 1 }: DiyaProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 -66C13 -49 16 -40 12 -31C8 -22 -8 -22 -12 -31C-16 -40 -10 -49 0 -66Z" fill={C.saffron} />
      <path d="M0 -56C8 -45 10 -38 8 -31C6 -25 -6 -25 -8 -31C-10 -38 -6 -45 0 -56Z" fill={C.gold} />
      <path d="M0 -44C4 -38 5 -34 4 -30C2 -27 -2 -27 -4 -30C-5 -34 -3 -38 0 -44Z" fill={C.cream} />
      <path d="M-40 -26C-36 -4 -18 0 0 0C18 0 36 -4 40 -26C20 -20 -20 -20 -40 -26Z" fill={C.rust} />
      <path d="M-40 -26C-20 -20 20 -20 40 -26C38 -14 -38 -14 -40 -26Z" fill={C.saffron} />
      {[-20, -7, 7, 20].map((dx) => (
        <circle key={dx} cx={dx} cy={-10 + Math.abs(dx) / -9} r="2.4" fill={C.gold} />
      ))}
    </g>
  );
}
