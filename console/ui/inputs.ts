/** One by one: the kit's `Input` carries every kind of field along, code boxes and text areas included, onto every page. */
export { default as Input, type InputRef } from 'antd/es/input/Input';
export { default as TextArea } from 'antd/es/input/TextArea';
