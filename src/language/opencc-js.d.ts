/** OpenCC's table of traditional characters and their simplified ones, as it ships: "個 个|兩 两|…". */
declare module 'opencc-js/dict/TSCharacters' {
  const table: string;
  export default table;
}
