declare module 'virtual:words/*' {
  const said: Readonly<Record<string, string>>;
  export default said;
}
