import { Icon } from './Icon.tsx';

interface AccordionProps {
  items: readonly { question: string; answer: string }[];
  openFirst?: boolean;
}

export function Accordion({ items, openFirst = false }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }, at) => (
        <details key={question} open={openFirst && at === 0}>
          <summary>
            <span>{question}</span>
            <Icon name="plus" />
          </summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  );
}
