import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';

interface HintedItemProps extends Omit<FormItemProps, 'extra' | 'name' | 'validateTrigger'> {
  name: string;
  validateTrigger?: 'onBlur';
  hint?: ReactNode;
}

/**
 * What is expected stands below the field until it is not met: then the fault stands there instead, not beside it,
 * and is looked at again with every change, so that it goes as soon as it is mended.
 */
export const HintedItem = ({ hint, validateTrigger, ...item }: HintedItemProps) => (
  <Form.Item noStyle shouldUpdate>
    {({ getFieldError }) => {
      const faulty = getFieldError(item.name).length > 0;
      return (
        <Form.Item
          {...item}
          {...(validateTrigger && { validateTrigger: faulty ? ['onChange', validateTrigger] : validateTrigger })}
          {...(hint !== undefined && { className: 'hinted-item', extra: faulty ? undefined : hint })}
        />
      );
    }}
  </Form.Item>
);
