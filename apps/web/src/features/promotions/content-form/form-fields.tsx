import { answerLengths } from '@fairway/contract/promotions/content-form/field-types.ts';
import type { ShownField } from '@fairway/contract/promotions/content-form/schemas.ts';
import { Radio } from '@fairway/ui/components/choice/radio.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import styles from './content-form.module.css';

interface FormFieldsProps {
  fields: readonly ShownField[];
  answers: Readonly<Record<string, string>>;
  /** What is wrong with an answer, by its field. */
  faults: Readonly<Record<string, string | undefined>>;
  isOff?: boolean;
  onChange: (id: string, value: string) => void;
}

/** The fields of a form, each by its type. */
export function FormFields({ fields, answers, faults, isOff = false, onChange }: FormFieldsProps) {
  return fields.map((field) => {
    const part = {
      field,
      value: answers[field.id] ?? '',
      error: faults[field.id],
      isOff,
      onChange: (value: string) => onChange(field.id, value),
    };
    return field.type === 'choice' ? <Choice key={field.id} {...part} /> : <Typed key={field.id} {...part} />;
  });
}

interface PartProps {
  field: ShownField;
  value: string;
  error: string | undefined;
  isOff: boolean;
  onChange: (value: string) => void;
}

function Typed({ field: { id, label, type, required }, value, error, isOff, onChange }: PartProps) {
  return (
    <Field label={label} required={required} error={error} disabled={isOff}>
      {type === 'lines' ? (
        <TextArea
          name={id}
          rows={4}
          maxLength={answerLengths.lines}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input
          name={id}
          maxLength={answerLengths[type]}
          inputMode={type === 'number' ? 'decimal' : 'text'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** The answer is the place of the option. */
function Choice({ field: { id, label, required, options }, value, error, isOff, onChange }: PartProps) {
  const noteId = `${id}-note`;
  return (
    <fieldset className={styles.choice} disabled={isOff} aria-describedby={error ? noteId : undefined}>
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {options.map((option, at) => (
        <Radio
          key={option}
          name={id}
          value={at}
          required={required}
          checked={value === String(at)}
          onChange={() => onChange(String(at))}
        >
          {option}
        </Radio>
      ))}
      {error && (
        <p id={noteId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
