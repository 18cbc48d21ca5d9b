import { type ArtProps, around, indices } from './art-props.ts';
import { ART_COLOURS as C } from './palette.ts';

/** The ground behind the figure: a sun of petals. */
function Halo() {
  return (
    <>
      <circle cx="200" cy="200" r="200" fill={C.candle} />
      <circle cx="200" cy="200" r="191" fill="none" stroke={C.gold} strokeWidth="3" />
      {around(24).map((turn) => (
        <path
          key={turn}
          d="M200 15C212 31 212 49 200 67C188 49 188 31 200 15Z"
          fill={turn % 30 ? C.peach : C.gold}
          transform={`rotate(${turn} 200 200)`}
        />
      ))}
      <circle cx="200" cy="182" r="110" fill={C.cream} opacity="0.75" />
      <circle cx="200" cy="170" r="88" fill={C.gold} opacity="0.35" />
    </>
  );
}

/** A saffron robe and a maroon shawl with a golden hem; only what lies within the round ground is drawn. */
function Robes() {
  return (
    <>
      <path
        d="M70 351.5C82 300 118 276 168 264H232C282 276 318 300 330 351.5A200 200 0 0 1 70 351.5Z"
        fill={C.saffron}
      />
      <path d="M170 224C170 250 168 258 158 268Q200 306 242 268C232 258 230 250 230 224Z" fill={C.skin} />
      <path d="M170 230Q200 268 230 230V246Q200 282 170 246Z" fill={C.skinShade} />
      <path d="M160 266Q200 312 240 266L250 270Q200 336 150 270Z" fill={C.rust} />
      <path d="M200 318V400" stroke={C.rust} strokeWidth="2.5" />
      <path
        d="M152 268C116 278 84 300 70 351.5A200 200 0 0 0 140 391C134 340 140 300 166 274Z"
        fill={C.maroon}
      />
      <path
        d="M248 268C284 278 316 300 330 351.5A200 200 0 0 1 260 391C266 340 260 300 234 274Z"
        fill={C.maroon}
      />
      <path
        d="M165 274C140 300 134 340 140 391M235 274C260 300 266 340 260 391"
        fill="none"
        stroke={C.gold}
        strokeWidth="4.5"
      />
      <path
        d="M104 376C104 340 112 312 130 290M296 376C296 340 288 312 270 290"
        fill="none"
        stroke={C.deep}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

/** The beads round the neck and the hands joined in greeting. */
function MalaAndHands() {
  return (
    <>
      {indices(17).map((i) => {
        const turn = (i / 16) * Math.PI;
        const x = (200 - Math.cos(turn) * 36).toFixed(1);
        const y = (276 + Math.sin(turn) * 62).toFixed(1);
        return <circle key={i} cx={x} cy={y} r="4.2" fill={i % 2 ? C.deep : C.rust} />;
      })}
      <path
        d="M160 396C164 372 176 356 188 350H212C224 356 236 372 240 396A200 200 0 0 1 160 396Z"
        fill={C.saffron}
      />
      <path
        d="M164 380C170 364 180 356 190 352M236 380C230 364 220 356 210 352"
        fill="none"
        stroke={C.rust}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M200 292C194 296 191 306 189 320C186 334 180 344 180 358C186 366 194 368 200 368Z"
        fill={C.skin}
      />
      <path
        d="M200 292C206 296 209 306 211 320C214 334 220 344 220 358C214 366 206 368 200 368Z"
        fill={C.skinShade}
      />
      <path
        d="M184 336C178 330 176 338 182 350M216 336C222 330 224 338 218 350"
        fill="none"
        stroke={C.skinShade}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

/** Short white hair, tilak, and eyes closed in peace. */
function Head() {
  return (
    <>
      <path d="M136 166C126 98 160 72 200 72C240 72 274 98 264 166Z" fill={C.white} />
      {[138, 262].map((x) => (
        <ellipse key={x} cx={x} cy="170" rx="10" ry="16" fill={C.skin} />
      ))}
      <path
        d="M142 158C142 66 258 66 258 158C258 206 236 242 200 242C164 242 142 206 142 158Z"
        fill={C.skin}
      />
      <path
        d="M140 168C131 98 160 74 200 74C240 74 269 98 260 168C258 144 254 128 245 114C236 99 220 92 200 92C180 92 164 99 155 114C146 128 142 144 140 168Z"
        fill={C.white}
      />
      <path
        d="M146 132C150 108 164 92 186 84M254 132C250 108 236 92 214 84"
        fill="none"
        stroke={C.line}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M193 106L195 134Q200 141 205 134L207 106"
        fill="none"
        stroke={C.gold}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="200" cy="128" r="3.6" fill={C.maroon} />
      <path
        d="M160 148Q174 138 188 147M212 147Q226 138 240 148"
        fill="none"
        stroke={C.white}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M163 164Q175 174 187 164M213 164Q225 174 237 164"
        fill="none"
        stroke={C.ink}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path
        d="M167 180Q176 184 185 180M215 180Q224 184 233 180M183 188Q173 196 174 206M217 188Q227 196 226 206"
        fill="none"
        stroke={C.skinShade}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M198 162C196 176 190 184 191 189C193 195 207 195 209 189C207 190 202 191 201 187C200 178 201 170 198 162Z"
        fill={C.skinShade}
      />
      <path
        d="M184 208Q200 220 216 208"
        fill="none"
        stroke={C.maroon}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path
        d="M190 222Q200 226 210 222"
        fill="none"
        stroke={C.skinShade}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  );
}

/** The guru: an elder in saffron with joined hands and closed eyes, on a round ground. */
export function GuruPortrait(props: ArtProps) {
  return (
    <svg viewBox="0 0 400 400" width="100%" aria-hidden="true" focusable={false} {...props}>
      <Halo />
      <Robes />
      <MalaAndHands />
      <Head />
    </svg>
  );
}
