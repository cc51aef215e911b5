import { Floodlight } from '../scene/floodlight.tsx';
import { Stands } from '../scene/stands.tsx';

/** A court under lights. */
export function CourtScene() {
  return (
    <>
      <rect width="288" height="162" fill="#3a1f12" />
      <Stands width={288} top={0} bottom={66} hue="#4a1d2c" seed={8} />
      <path d="M-60 162 40 62H248L348 162Z" fill="#c98a4f" />
      <path d="M-20 162 76 62M308 162 212 62M-60 110H348" stroke="#fff" strokeOpacity=".6" strokeWidth="2" />
      <ellipse
        cx="144"
        cy="110"
        rx="60"
        ry="18"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2"
      />
      <Floodlight x={90} y={8} scale={0.45} opacity={0.35} />
      <Floodlight x={210} y={8} scale={0.45} opacity={0.35} />
    </>
  );
}
