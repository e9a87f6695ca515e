import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './Slider.module.css';

interface SliderProps {
  id: string;
  label: ReactNode;
  min: number;
  max: number;
  value: number;
  /** the value in words, beside the label and for who listens */
  words: string;
  /** for every step under the thumb: do little in it */
  onChange: (value: number) => void;
  className?: string | undefined;
}

/** A number between two others under a thumb, a finger or the arrow keys: the browser's own control. */
export function Slider({ id, label, min, max, value, words, onChange, className }: SliderProps) {
  return (
    <div className={cx(styles.slider, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.words}>
          <bdi>{words}</bdi>
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
